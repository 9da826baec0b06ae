//! Systems of linear equations.

/// The numbers that solve as many equations, by Gaussian elimination; the last column is the right side. None where
/// there is not exactly one solution.
pub fn solve_equations<const N: usize, const M: usize>(mut rows: [[f64; M]; N]) -> Option<[f64; N]> {
    for column in 0..N {
        let pivot = (column..N).max_by(|a, b| rows[*a][column].abs().total_cmp(&rows[*b][column].abs()))?;
        rows.swap(column, pivot);
        let pivot = rows[column];
        if pivot[column].abs() < 1e-12 {
            return None;
        }
        for (index, row) in rows.iter_mut().enumerate() {
            if index != column {
                let factor = row[column] / pivot[column];
                for (value, above) in row.iter_mut().zip(pivot) {
                    *value -= factor * above;
                }
            }
        }
    }
    let mut result = [0.0; N];
    for (index, row) in rows.iter().enumerate() {
        result[index] = row[M - 1] / row[index];
    }
    Some(result)
}
