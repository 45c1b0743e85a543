/** A number with its noun: '1 paper', '3,042 papers', '0 papers'. */
export const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`
