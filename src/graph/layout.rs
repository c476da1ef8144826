//! Layout of a drawing's blocks and edges in layers from top to bottom, after Sugiyama, Tagawa and Toda
//! ("Methods for Visual Understanding of Hierarchical System Structures").
//!
//! 1. A block is one layer below its lowest predecessor; back edges are ignored.
//! 2. An edge across several layers gets a dummy vertex in each layer that it crosses. A back edge gets dummies from
//!    the layer of its source to the layer of its target.
//! 3. Layers are ordered by the mean position of the neighbors above and below, in turns; the order with the
//!    fewest crossings is kept.
//! 4. Each vertex moves to the mean of its neighbors, as far as the vertices beside it allow: a least-squares problem
//!    solved by pooling neighbors (isotonic regression).

/// Size of a block.
#[derive(Clone, Copy)]
pub(super) struct NodeSize {
    pub width: f64,
    pub height: f64,
}

/// An edge to be drawn.
#[derive(Clone, Copy)]
pub(super) struct LayoutEdge {
    pub from: usize,
    pub to: usize,
    /// Whether it is a back edge.
    pub back: bool,
    /// Width of its label.
    pub label: f64,
}

/// A segment of an edge's line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum PathSegment {
    /// Straight line to a point.
    Line(f64, f64),
    /// Curve with vertical ends: two control points, and the end.
    Curve([(f64, f64); 3]),
}

/// Line of an edge.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Path {
    pub start: (f64, f64),
    pub steps: Vec<PathSegment>,
    /// End point, reached from above.
    pub end: (f64, f64),
}

impl Path {
    /// Returns the path shifted to the right.
    fn shifted(mut self, right: f64) -> Path {
        self.start.0 += right;
        self.end.0 += right;
        for step in &mut self.steps {
            match step {
                PathSegment::Line(x, _) => *x += right,
                PathSegment::Curve(points) => points.iter_mut().for_each(|(x, _)| *x += right),
            }
        }
        self
    }
}

/// A finished layout.
pub(super) struct Layout {
    pub width: f64,
    pub height: f64,
    /// Upper left corners of the blocks.
    pub boxes: Vec<(f64, f64)>,
    pub paths: Vec<Path>,
}

/// Distance between two blocks of a layer.
const NODE_GAP: f64 = 26.0;
/// Width of a dummy place.
const DUMMY_WIDTH: f64 = 12.0;
/// Distance between two layers.
const LAYER_GAP: f64 = 56.0;
/// Length of an edge's vertical start, beside which its label is.
const STEM_LENGTH: f64 = 15.0;
/// Limit on the number of dummy places; beyond it, edges are straight lines.
const MAX_DUMMIES: usize = 60_000;
/// Number of iterations for the order, and for the positions.
const ITERATIONS: usize = 16;

/// A vertex in a layer: a block, or a dummy of an edge that crosses the layer.
struct Vertex {
    width: f64,
    layer: usize,
    /// Horizontal center.
    x: f64,
    /// Whether it is a dummy.
    is_dummy: bool,
    above: Vec<usize>,
    below: Vec<usize>,
    /// Block of the same layer at which a back edge starts or ends.
    beside: Option<usize>,
}

struct LayeredGraph {
    all: Vec<Vertex>,
    /// Places of each layer, from left to right.
    layers: Vec<Vec<usize>>,
    /// Dummy places of each edge, from its start to its end.
    lanes: Vec<Vec<usize>>,
}

/// Lays out blocks. `order`: all blocks in topological order without the back edges.
pub(super) fn layout(boxes: &[NodeSize], links: &[LayoutEdge], order: &[usize]) -> Layout {
    let mut whole = Layout {
        width: 0.0,
        height: 0.0,
        boxes: vec![(0.0, 0.0); boxes.len()],
        paths: vec![Path::default(); links.len()],
    };
    // Connected components stand side by side, the one with the first block at the left.
    for part in components(boxes.len(), links) {
        let mut number = vec![usize::MAX; boxes.len()];
        part.iter().enumerate().for_each(|(n, block)| number[*block] = n);
        let within = |block: &usize| number[*block] != usize::MAX;
        let edges: Vec<usize> = (0..links.len()).filter(|n| within(&links[*n].from)).collect();
        let part_boxes: Vec<NodeSize> = part.iter().map(|block| boxes[*block]).collect();
        let renamed = |n: &usize| LayoutEdge { from: number[links[*n].from], to: number[links[*n].to], ..links[*n] };
        let part_links: Vec<LayoutEdge> = edges.iter().map(renamed).collect();
        let part_order: Vec<usize> = order.iter().filter(|block| within(block)).map(|block| number[*block]).collect();
        let layer = layers(part_boxes.len(), &part_links, &part_order);
        let mut places = LayeredGraph::new(&part_boxes, &part_links, &part_order, &layer);
        places.reduce_crossings();
        places.assign_coordinates();
        let drawn = places.draw(&part_boxes, &part_links, &layer);
        let right = if whole.width > 0.0 { whole.width + 2.0 * NODE_GAP } else { 0.0 };
        part.iter().zip(&drawn.boxes).for_each(|(block, (x, y))| whole.boxes[*block] = (x + right, *y));
        edges.iter().zip(drawn.paths).for_each(|(edge, path)| whole.paths[*edge] = path.shifted(right));
        whole.width = right + drawn.width;
        whole.height = whole.height.max(drawn.height);
    }
    whole
}

/// Returns the connected components, in the order of their first blocks.
fn components(count: usize, links: &[LayoutEdge]) -> Vec<Vec<usize>> {
    let mut beside = vec![Vec::new(); count];
    for link in links {
        beside[link.from].push(link.to);
        beside[link.to].push(link.from);
    }
    let mut seen = vec![false; count];
    let mut components = Vec::new();
    for first in 0..count {
        let (mut stack, mut part) = (vec![first], Vec::new());
        while let Some(block) = stack.pop() {
            if !std::mem::replace(&mut seen[block], true) {
                part.push(block);
                stack.extend(&beside[block]);
            }
        }
        if !part.is_empty() {
            part.sort_unstable();
            components.push(part);
        }
    }
    components
}

/// Assigns a layer to each block.
fn layers(count: usize, links: &[LayoutEdge], order: &[usize]) -> Vec<usize> {
    let mut outgoing = vec![Vec::new(); count];
    let mut entered = vec![false; count];
    for link in links.iter().filter(|link| !link.back) {
        outgoing[link.from].push(link.to);
        entered[link.to] = true;
    }
    let mut layer = vec![0; count];
    for &from in order {
        for &to in &outgoing[from] {
            layer[to] = layer[to].max(layer[from] + 1);
        }
    }
    // A block without predecessors is placed just above its highest successor.
    for from in 0..count {
        if !entered[from]
            && let Some(next) = outgoing[from].iter().map(|to| layer[*to]).min()
        {
            layer[from] = next - 1;
        }
    }
    layer
}

impl LayeredGraph {
    fn new(boxes: &[NodeSize], links: &[LayoutEdge], order: &[usize], layer: &[usize]) -> LayeredGraph {
        let count = layer.iter().max().map_or(0, |most| most + 1);
        let mut places = LayeredGraph { all: Vec::new(), layers: vec![Vec::new(); count], lanes: Vec::new() };
        for (n, shape) in boxes.iter().enumerate() {
            places.add(shape.width, layer[n], false);
        }
        let passed: usize = links.iter().map(|link| layer[link.from].abs_diff(layer[link.to]) + 1).sum();
        for link in links {
            let (from, to) = (layer[link.from], layer[link.to]);
            let lane: Vec<usize> = match (link.back, passed > MAX_DUMMIES) {
                (_, true) => Vec::new(),
                (true, false) => (to..=from).rev().map(|layer| places.add(DUMMY_WIDTH, layer, true)).collect(),
                (false, false) => (from + 1..to).map(|layer| places.add(DUMMY_WIDTH, layer, true)).collect(),
            };
            if link.back {
                lane.windows(2).for_each(|pair| places.join(pair[1], pair[0]));
            } else {
                let whole: Vec<usize> = [link.from].into_iter().chain(lane.iter().copied()).chain([link.to]).collect();
                if !(whole.len() == 2 && from + 1 != to) {
                    whole.windows(2).for_each(|pair| places.join(pair[0], pair[1]));
                }
            }
            places.lanes.push(lane);
        }
        // The ends of a back edge stay near their blocks: they get the same neighbors.
        for (link, lane) in links.iter().zip(&places.lanes).filter(|(link, _)| link.back) {
            if let (Some(&first), Some(&last)) = (lane.first(), lane.last()) {
                places.all[first].below = places.all[link.from].below.clone();
                places.all[last].above = places.all[link.to].above.clone();
                places.all[first].beside = Some(link.from);
                places.all[last].beside = Some(link.to);
            }
        }
        // Depth-first initial order keeps related blocks together; back edges are at the right of their loop.
        let mut seen = vec![false; places.all.len()];
        for &start in order {
            let mut stack = vec![start];
            while let Some(place) = stack.pop() {
                if std::mem::replace(&mut seen[place], true) {
                    continue;
                }
                let layer = places.all[place].layer;
                places.layers[layer].push(place);
                stack.extend(places.all[place].below.iter().rev().filter(|next| places.all[**next].layer == layer + 1));
            }
        }
        for (place, _) in seen.iter().enumerate().filter(|(_, seen)| !**seen) {
            let layer = places.all[place].layer;
            places.layers[layer].push(place);
        }
        places
    }

    fn add(&mut self, width: f64, layer: usize, is_dummy: bool) -> usize {
        self.all.push(Vertex { width, layer, x: 0.0, is_dummy, above: Vec::new(), below: Vec::new(), beside: None });
        self.all.len() - 1
    }

    fn join(&mut self, above: usize, below: usize) {
        self.all[above].below.push(below);
        self.all[below].above.push(above);
    }

    /// Searches for an order of each layer with few crossings.
    fn reduce_crossings(&mut self) {
        let mut best = (self.crossings(), self.layers.clone());
        for round in 0..ITERATIONS {
            if best.0 == 0 {
                break;
            }
            let down = round % 2 == 0;
            let mut position = self.positions();
            let count = self.layers.len();
            let numbers: Vec<usize> = if down { (1..count).collect() } else { (0..count.max(1) - 1).rev().collect() };
            for n in numbers {
                let mut keyed: Vec<(f64, usize)> = self.layers[n]
                    .iter()
                    .map(|&place| {
                        let near = if down { &self.all[place].above } else { &self.all[place].below };
                        let own = position[place];
                        (mean(near.iter().map(|other| position[*other])).unwrap_or(own), place)
                    })
                    .collect();
                keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
                self.layers[n] = keyed.into_iter().map(|(_, place)| place).collect();
                self.layers[n].iter().enumerate().for_each(|(at, place)| position[*place] = at as f64);
            }
            let crossings = self.crossings();
            if crossings < best.0 {
                best = (crossings, self.layers.clone());
            }
        }
        self.layers = best.1;
    }

    fn positions(&self) -> Vec<f64> {
        let mut position = vec![0.0; self.all.len()];
        for layer in &self.layers {
            layer.iter().enumerate().for_each(|(at, place)| position[*place] = at as f64);
        }
        position
    }

    /// Counts the crossing pairs of edges between neighboring layers.
    fn crossings(&self) -> usize {
        let position = self.positions();
        let mut crossings = 0;
        for (n, layer) in self.layers.iter().enumerate().skip(1) {
            // Edges sorted by their upper ends are counted by their lower ends in a Fenwick tree.
            let mut edges: Vec<(usize, usize)> = Vec::new();
            for &place in layer {
                let above = self.all[place].above.iter().filter(|other| self.all[**other].layer + 1 == n);
                edges.extend(above.map(|other| (position[*other] as usize, position[place] as usize)));
            }
            edges.sort_unstable();
            let mut sums = vec![0usize; layer.len() + 1];
            for (seen, (_, lower)) in edges.iter().enumerate() {
                let (mut at, mut left) = (lower + 1, 0);
                while at > 0 {
                    left += sums[at];
                    at &= at - 1;
                }
                crossings += seen - left;
                let mut at = lower + 1;
                while at < sums.len() {
                    sums[at] += 1;
                    at += at & at.wrapping_neg();
                }
            }
        }
        crossings
    }

    /// Computes the horizontal position of every place.
    fn assign_coordinates(&mut self) {
        for n in 0..self.layers.len() {
            let wanted = vec![(0.0, 1.0); self.layers[n].len()];
            self.place_layer(n, &wanted);
        }
        let count = self.layers.len();
        for round in 0..2 * ITERATIONS {
            let down = round % 2 == 0;
            let last = round + 4 >= 2 * ITERATIONS;
            let numbers: Vec<usize> = if down { (0..count).collect() } else { (0..count).rev().collect() };
            for n in numbers {
                let wanted: Vec<(f64, f64)> = self.layers[n]
                    .iter()
                    .map(|&place| {
                        let this = &self.all[place];
                        let mut near: Vec<usize> = match (last, down) {
                            (true, _) => this.above.iter().chain(&this.below).copied().collect(),
                            (false, true) => this.above.clone(),
                            (false, false) => this.below.clone(),
                        };
                        near.extend(this.beside);
                        // Edges that cross several layers should be straight.
                        let weight = |other: &usize| if this.is_dummy && self.all[*other].is_dummy { 8.0 } else { 1.0 };
                        let sum: f64 = near.iter().map(weight).sum();
                        let x: f64 = near.iter().map(|other| weight(other) * self.all[*other].x).sum();
                        if sum > 0.0 { (x / sum, sum) } else { (this.x, 0.1) }
                    })
                    .collect();
                self.place_layer(n, &wanted);
            }
        }
    }

    /// Moves the places of a layer as close to their wanted positions as their neighbors allow.
    fn place_layer(&mut self, n: usize, wanted: &[(f64, f64)]) {
        // Minimal distance of each place from the first.
        let mut offset = 0.0;
        let mut offsets = Vec::with_capacity(wanted.len());
        for (at, &place) in self.layers[n].iter().enumerate() {
            let this = &self.all[place];
            if at > 0 {
                let before = &self.all[self.layers[n][at - 1]];
                let gap = if this.is_dummy && before.is_dummy {
                    0.0
                } else if this.is_dummy || before.is_dummy {
                    8.0
                } else {
                    NODE_GAP
                };
                offset += (before.width + this.width) / 2.0 + gap;
            }
            offsets.push(offset);
        }
        // Groups of adjacent places: mean of their wanted positions, total weight, and number of places.
        let mut groups: Vec<(f64, f64, usize)> = Vec::new();
        for (&(x, weight), offset) in wanted.iter().zip(&offsets) {
            let mut group = (x - offset, weight, 1);
            while let Some(&(mean, other, size)) = groups.last() {
                if mean <= group.0 {
                    break;
                }
                groups.pop();
                let sum = other + group.1;
                group = ((mean * other + group.0 * group.1) / sum, sum, size + group.2);
            }
            groups.push(group);
        }
        let means = groups.iter().flat_map(|(mean, _, size)| std::iter::repeat_n(*mean, *size));
        for ((mean, offset), &place) in means.zip(&offsets).zip(&self.layers[n]) {
            self.all[place].x = mean + offset;
        }
    }

    fn draw(&self, boxes: &[NodeSize], links: &[LayoutEdge], layer: &[usize]) -> Layout {
        let edge = |side: f64, place: &Vertex| place.x + side * place.width / 2.0;
        let left = self.all.iter().map(|place| edge(-1.0, place)).reduce(f64::min).unwrap_or(0.0);
        let right = self.all.iter().map(|place| edge(1.0, place)).fold(left, f64::max);
        let x = |place: usize| self.all[place].x - left;
        let (mut tops, mut bottoms, mut y) = (Vec::new(), Vec::new(), LAYER_GAP / 2.0);
        for places in &self.layers {
            let blocks = places.iter().filter(|place| **place < boxes.len());
            tops.push(y);
            y += blocks.map(|place| boxes[*place].height).fold(0.0, f64::max);
            bottoms.push(y);
            y += LAYER_GAP;
        }
        let (starts, ends) = self.ports(boxes, links);
        let mut paths = Vec::with_capacity(links.len());
        for (n, link) in links.iter().enumerate() {
            let (from, to, lane) = (layer[link.from], layer[link.to], &self.lanes[n]);
            let start = (x(link.from) + starts[n], tops[from] + boxes[link.from].height);
            let end = (x(link.to) + ends[n], tops[to]);
            let mut line = PathBuilder { at: start, steps: Vec::new() };
            line.to((start.0, bottoms[from] + STEM_LENGTH));
            let half = (LAYER_GAP - STEM_LENGTH) / 2.0;
            if link.back {
                for (step, &place) in lane.iter().enumerate() {
                    let (here, n) = (x(place), self.all[place].layer);
                    // Leaves the block and goes around to the upward lane, then from layer to layer.
                    match step {
                        0 => line.curve((here, bottoms[n] + STEM_LENGTH), half, half),
                        _ => line.curve((here, bottoms[n] + STEM_LENGTH), -half, half),
                    }
                    line.to((here, tops[n]));
                }
                line.curve(end, -half, -half);
            } else {
                for &place in lane {
                    let (here, n) = (x(place), self.all[place].layer);
                    line.curve((here, tops[n]), half, -half);
                    line.to((here, bottoms[n] + STEM_LENGTH));
                }
                line.curve(end, half, -half);
            }
            let path = Path { start, steps: line.steps, end };
            paths.push(path);
        }
        let corner = |n: usize| (x(n) - boxes[n].width / 2.0, tops[layer[n]]);
        Layout {
            width: right - left,
            height: y - LAYER_GAP / 2.0,
            boxes: (0..boxes.len()).map(corner).collect(),
            paths,
        }
    }

    /// Computes the offsets at which edges leave and enter their blocks, relative to the blocks' centers.
    fn ports(&self, boxes: &[NodeSize], links: &[LayoutEdge]) -> (Vec<f64>, Vec<f64>) {
        let (mut leaving, mut entering) = (vec![Vec::new(); boxes.len()], vec![Vec::new(); boxes.len()]);
        for (n, (link, lane)) in links.iter().zip(&self.lanes).enumerate() {
            let next = lane.first().copied().unwrap_or(link.to);
            let before = lane.last().copied().unwrap_or(link.from);
            leaving[link.from].push((self.all[next].x, n));
            entering[link.to].push((self.all[before].x, n));
        }
        let (mut starts, mut ends) = (vec![0.0; links.len()], vec![0.0; links.len()]);
        for list in &mut leaving {
            list.sort_by(|a, b| a.0.total_cmp(&b.0));
            // Each edge has its label at its right; a single edge leaves in the middle.
            let all: f64 = list.iter().map(|(_, n)| links[*n].label).sum();
            let mut at = if list.len() == 1 { 0.0 } else { -all / 2.0 };
            for (_, n) in list.iter() {
                starts[*n] = at;
                at += links[*n].label;
            }
        }
        for (shape, list) in boxes.iter().zip(&mut entering) {
            list.sort_by(|a, b| a.0.total_cmp(&b.0));
            let apart = (shape.width / (list.len() + 1) as f64).min(18.0);
            let first = -apart * (list.len().saturating_sub(1)) as f64 / 2.0;
            for (i, (_, n)) in list.iter().enumerate() {
                ends[*n] = first + apart * i as f64;
            }
        }
        (starts, ends)
    }
}

/// A line under construction.
struct PathBuilder {
    at: (f64, f64),
    steps: Vec<PathSegment>,
}

impl PathBuilder {
    fn to(&mut self, point: (f64, f64)) {
        if point != self.at {
            self.steps.push(PathSegment::Line(point.0, point.1));
            self.at = point;
        }
    }

    /// Adds a curve with vertical ends, from the signed lengths of its tangents at start and end.
    fn curve(&mut self, end: (f64, f64), leave: f64, arrive: f64) {
        let at = self.at;
        self.steps.push(PathSegment::Curve([(at.0, at.1 + leave), (end.0, end.1 + arrive), end]));
        self.at = end;
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = numbers.fold((0.0, 0usize), |(sum, count), number| (sum + number, count + 1));
    (count > 0).then(|| sum / count as f64)
}
