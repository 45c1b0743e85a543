import { wilsonInterval } from '#science/statistics/wilson.ts'

/** From so many on a share is given without its interval: it is narrow by then. */
const MANY = 1000

const percent = (share: number) => {
  const value = share * 100
  return value > 0 && value < 10 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value))
}

/**
 * A conversion in words: '3 of 27, 11 % (4 to 28 %)'. The interval (95 %, Wilson) stands where counts are small; of
 * nothing there is no share.
 */
export function shareWords(hits: number, of: number): string {
  if (of <= 0) return '–'
  const counts = `${hits.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`
  const share = `${percent(hits / of)} %`
  const interval = of < MANY ? wilsonInterval(hits, of) : undefined
  return interval
    ? `${counts}, ${share} (${percent(interval.low)} to ${percent(interval.high)} %)`
    : `${counts}, ${share}`
}
