//! Stopwatch for the phases of compiling and running a program.

use crate::engine::Phase;
use std::time::{Duration, Instant};

/// Returns the CPU time used by all threads of this process.
fn process_cpu_time() -> Duration {
    read(libc::CLOCK_PROCESS_CPUTIME_ID)
}

/// Returns the CPU time used by this thread.
pub fn thread_cpu_time() -> Duration {
    read(libc::CLOCK_THREAD_CPUTIME_ID)
}

fn read(clock: libc::clockid_t) -> Duration {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: writes to `now` only.
    unsafe { libc::clock_gettime(clock, &mut now) };
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// Measures consecutive phases.
#[derive(Clone, Debug)]
pub struct Stopwatch {
    wall: Instant,
    cpu: Duration,
    phases: Vec<Phase>,
}

impl Default for Stopwatch {
    fn default() -> Stopwatch {
        Stopwatch { wall: Instant::now(), cpu: process_cpu_time(), phases: Vec::new() }
    }
}

impl Stopwatch {
    /// Ends a phase, which began at the end of the previous one. Phases of the same name are added up; those of
    /// [`Stopwatch::add`] and sub-phases are not.
    pub fn lap(&mut self, name: &'static str) {
        let (wall, cpu) = (Instant::now(), process_cpu_time());
        let (took, cpu_took) = (wall - self.wall, cpu.saturating_sub(self.cpu));
        (self.wall, self.cpu) = (wall, cpu);
        match self.phases.iter_mut().find(|phase| phase.name == name && phase.wall.is_some()) {
            Some(phase) => {
                phase.wall = phase.wall.map(|before| before + took);
                phase.cpu += cpu_took;
            }
            None => self.phases.push(Phase { name, wall: Some(took), cpu: cpu_took }),
        }
    }

    /// Adds phases measured by other code, to which the time since the last lap is attributed.
    pub fn add(&mut self, phases: &[Phase]) {
        self.phases.extend_from_slice(phases);
        (self.wall, self.cpu) = (Instant::now(), process_cpu_time());
    }

    /// Adds a sub-phase, whose CPU time is included in the preceding phase.
    pub fn add_sub_phase(&mut self, name: &'static str, cpu: Duration) {
        self.phases.push(Phase { name, wall: None, cpu });
    }

    /// Returns the phases, in the order in which they began.
    pub fn phases(&self) -> &[Phase] {
        &self.phases
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_of_one_name_are_one() {
        let mut watch = Stopwatch::default();
        ["read", "parse", "read"].into_iter().for_each(|name| watch.lap(name));
        watch.add_sub_phase("inside", Duration::from_millis(3));
        watch.add(&[Phase { name: "run", wall: Some(Duration::from_millis(5)), cpu: Duration::ZERO }]);
        let names: Vec<_> = watch.phases().iter().map(|phase| (phase.name, phase.wall.is_some())).collect();
        assert_eq!(names, [("read", true), ("parse", true), ("inside", false), ("run", true)]);
        assert_eq!(watch.phases()[2].cpu, Duration::from_millis(3));
        let before = thread_cpu_time();
        while thread_cpu_time() == before {}
        assert!(process_cpu_time() >= thread_cpu_time());
    }
}
