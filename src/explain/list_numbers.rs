//! Numbers for lists, by which they are known again. A list is looked up in a sorted one: other ways are quicker for
//! many lists, and make the modules for browsers larger.

/// Lists, numbered in the order in which they were first asked for.
#[derive(Debug, Default)]
pub(super) struct ListNumbers {
    known: Vec<Vec<u32>>,
    /// A fingerprint of each, in ascending order, and its number, to look them up.
    order: Vec<(u32, u32)>,
}

impl ListNumbers {
    /// The number of a list, and whether it is new.
    pub(super) fn number(&mut self, list: &[u32]) -> (u32, bool) {
        let mix = |print: u32, number: &u32| (print ^ number).wrapping_mul(0x9e37_79b1).rotate_left(15);
        let print = list.iter().fold(0, mix);
        let from = self.order.partition_point(|&(known, _)| known < print);
        let mut alike = self.order[from..].iter().take_while(|(known, _)| *known == print);
        if let Some(&(_, number)) = alike.find(|(_, number)| self.known[*number as usize] == list) {
            return (number, false);
        }
        let number = self.known.len() as u32;
        self.order.insert(from, (print, number));
        self.known.push(list.to_vec());
        (number, true)
    }

    /// The list that has a number.
    pub(super) fn list(&self, number: u32) -> &[u32] {
        &self.known[number as usize]
    }
}
