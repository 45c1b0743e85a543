export const literatureTableCopy = {
  notCited: 'The style could not be applied',
  notOpened: 'The style could not be opened',
  lead: 'One row per paper, as it will appear in your thesis. Bibliography, design, sample and limitations are read by rules; the rest is yours.',
  noRows: 'No papers in this table yet',
  noRowsWhy: 'Each paper is a row. Choose papers above.',
  noColumns: 'Every column is hidden',
  more: (n: number) => `Show ${n} more`,
}
