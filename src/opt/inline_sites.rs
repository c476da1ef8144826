//! Locations of an optimized body: its own, and those of inlined bodies with the call sites at which they were inlined.

use crate::ir::{Body, GlobalId, LocId};
use cranelift_entity::EntityRef;

/// An inlined call site.
#[derive(Clone, Copy, Debug)]
struct InlinedCall {
    /// The inlined function.
    callee: GlobalId,
    /// Location of the call in the optimized body.
    call: Option<LocId>,
}

/// Locations of an optimized body. Those of the function itself keep their ids; those of inlined bodies
/// follow.
#[derive(Clone, Default, Debug)]
pub struct InlineSites {
    /// Number of the function's own locations.
    own: u32,
    /// Index of the inlined call site and location in the callee, for each further location.
    inlined: Vec<(u32, LocId)>,
    sites: Vec<InlinedCall>,
}

/// Id of an inlined call site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SiteId(u32);

impl InlineSites {
    /// Returns the locations of a body without inlined calls.
    pub fn new(body: &Body) -> InlineSites {
        InlineSites { own: body.locs.len() as u32, inlined: Vec::new(), sites: Vec::new() }
    }

    /// Adds the call site at `call`, where `callee` is inlined.
    pub fn add_site(&mut self, callee: GlobalId, call: Option<LocId>) -> SiteId {
        self.sites.push(InlinedCall { callee, call });
        SiteId(self.sites.len() as u32 - 1)
    }

    /// Adds a location of an inlined function to `body`. Must be called once for each location of the callee and each
    /// site.
    pub fn add(&mut self, body: &mut Body, site: SiteId, of_callee: LocId, callee: &Body) -> LocId {
        let id = body.locs.push(callee.locs[of_callee]);
        debug_assert_eq!(id.index(), self.own as usize + self.inlined.len(), "each location of the body is known here");
        self.inlined.push((site.0, of_callee));
        id
    }

    /// Calls `f` for the function that contains a location and for each function into which it was inlined, innermost
    /// first, with the location in that function's original body. `function` is the one with the optimized body.
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

    /// Returns the innermost function of a location, and the location in it.
    pub fn innermost(&self, function: GlobalId, place: Option<LocId>) -> (GlobalId, Option<LocId>) {
        let mut first = None;
        self.each(function, place, |id, loc| first = first.or(Some((id, loc))));
        first.unwrap_or((function, place))
    }

    /// Returns the number of the function's own locations.
    pub fn own(&self) -> u32 {
        self.own
    }

    /// Returns the call site and the location in the callee of each further location.
    pub fn inlined(&self) -> &[(u32, LocId)] {
        &self.inlined
    }

    /// Returns the callee and the location of each call site.
    pub fn calls(&self) -> impl ExactSizeIterator<Item = (GlobalId, Option<LocId>)> {
        self.sites.iter().map(|site| (site.callee, site.call))
    }

    /// Creates the table from its parts: [`own`](Self::own), [`inlined`](Self::inlined) and [`calls`](Self::calls).
    /// `None` if they are inconsistent.
    pub fn from_parts(
        own: u32,
        inlined: Vec<(u32, LocId)>,
        sites: Vec<(GlobalId, Option<LocId>)>,
    ) -> Option<InlineSites> {
        let sites: Vec<InlinedCall> = sites.into_iter().map(|(callee, call)| InlinedCall { callee, call }).collect();
        // A call site in inlined code precedes the locations at it, so that traversal terminates.
        let before = |(n, (site, _)): (usize, &(u32, LocId))| {
            let call = sites.get(*site as usize)?.call;
            Some(call.is_none_or(|call| call.index() < own as usize + n))
        };
        let sound = inlined.iter().enumerate().all(|one| before(one) == Some(true));
        sound.then_some(InlineSites { own, inlined, sites })
    }

    /// Whether nothing was inlined.
    pub fn is_plain(&self) -> bool {
        self.sites.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Loc;

    #[test]
    fn a_place_is_followed_through_the_calls_it_was_inlined_at() {
        let mut body = Body::default();
        let mut callee = Body::default();
        let loc = Loc { span: Default::default() };
        let own = body.locs.push(loc);
        let theirs: Vec<LocId> = (0..3).map(|_| callee.locs.push(loc)).collect();
        let [f, g, h] = [7, 8, 9].map(GlobalId::from_u32);
        let mut sites = InlineSites::new(&body);
        let outer = sites.add_site(g, Some(own));
        let call = sites.add(&mut body, outer, theirs[1], &callee);
        let inner = sites.add_site(h, Some(call));
        let deep = sites.add(&mut body, inner, theirs[2], &callee);
        let expand = |at| {
            let mut found = Vec::new();
            sites.each(f, at, |id, loc| found.push((id, loc)));
            found
        };
        assert_eq!(expand(Some(deep)), [(h, Some(theirs[2])), (g, Some(theirs[1])), (f, Some(own))]);
        assert_eq!(expand(Some(own)), [(f, Some(own))]);
        assert_eq!(expand(None), [(f, None)]);
        assert_eq!(sites.innermost(f, Some(call)), (g, Some(theirs[1])));
    }
}
