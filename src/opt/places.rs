//! Where instructions of an optimised body come from: from the function itself, or from one that was inlined.

use crate::ir::{Body, GlobalId, Loc, LocId};
use cranelift_entity::EntityRef;

/// A call that a body was put in place of.
#[derive(Clone, Copy, Debug)]
struct Site {
    /// Whose body it was.
    callee: GlobalId,
    /// The place of the call, in the optimised body.
    call: Option<LocId>,
}

/// Places of an optimised body. Those of the function itself keep their ids; behind them come those of inlined bodies.
#[derive(Clone, Default, Debug)]
pub struct Places {
    /// How many are the function's own.
    own: u32,
    /// For each further one: the call, and the place in the function called.
    inlined: Vec<(u32, LocId)>,
    sites: Vec<Site>,
}

/// A call whose callee's body is being copied in place of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SiteId(u32);

impl Places {
    /// Those of a body nobody has changed.
    pub fn new(body: &Body) -> Places {
        Places { own: body.locs.len() as u32, inlined: Vec::new(), sites: Vec::new() }
    }

    /// Notes that a call becomes the body of `callee`.
    pub fn add_site(&mut self, callee: GlobalId, call: Option<LocId>) -> SiteId {
        self.sites.push(Site { callee, call });
        SiteId(self.sites.len() as u32 - 1)
    }

    /// The place in `body` for one of an inlined function. Each is to be added once for each site.
    pub fn add(&mut self, body: &mut Body, site: SiteId, of_callee: LocId, callee: &Body) -> LocId {
        let inlined_at = self.sites[site.0 as usize].call;
        let id = body.locs.push(Loc { inlined_at, ..callee.locs[of_callee] });
        debug_assert_eq!(id.index(), self.own as usize + self.inlined.len(), "all places are noted");
        self.inlined.push((site.0, of_callee));
        id
    }

    /// Calls `f` for the function that a place is in and each function around it that it was inlined into, outwards, with
    /// the place in that function's own body, as it was written. `function`: whose optimised body it is.
    pub fn each(&self, function: GlobalId, place: Option<LocId>, mut f: impl FnMut(GlobalId, Option<LocId>)) {
        let mut at = place;
        loop {
            let further = at.and_then(|at| at.index().checked_sub(self.own as usize));
            match further.and_then(|n| self.inlined.get(n)) {
                Some((site, loc)) => {
                    let site = self.sites[*site as usize];
                    f(site.callee, Some(*loc));
                    at = site.call;
                }
                None => return f(function, at),
            }
        }
    }

    /// The innermost function of a place, and where in it that is.
    pub fn innermost(&self, function: GlobalId, place: Option<LocId>) -> (GlobalId, Option<LocId>) {
        let mut first = None;
        self.each(function, place, |id, loc| first = first.or(Some((id, loc))));
        first.unwrap_or((function, place))
    }

    /// Whether anything was inlined.
    pub fn is_plain(&self) -> bool {
        self.sites.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_followed_through_the_calls_it_was_inlined_at() {
        let mut body = Body::default();
        let mut callee = Body::default();
        let loc = Loc { span: Default::default(), inlined_at: None };
        let own = body.locs.push(loc);
        let theirs: Vec<LocId> = (0..3).map(|_| callee.locs.push(loc)).collect();
        let [f, g, h] = [7, 8, 9].map(GlobalId::from_u32);
        let mut places = Places::new(&body);
        let outer = places.add_site(g, Some(own));
        let call = places.add(&mut body, outer, theirs[1], &callee);
        let inner = places.add_site(h, Some(call));
        let deep = places.add(&mut body, inner, theirs[2], &callee);
        let expand = |at| {
            let mut found = Vec::new();
            places.each(f, at, |id, loc| found.push((id, loc)));
            found
        };
        assert_eq!(expand(Some(deep)), [(h, Some(theirs[2])), (g, Some(theirs[1])), (f, Some(own))]);
        assert_eq!(expand(Some(own)), [(f, Some(own))]);
        assert_eq!(expand(None), [(f, None)]);
        assert_eq!(places.innermost(f, Some(call)), (g, Some(theirs[1])));
    }
}
