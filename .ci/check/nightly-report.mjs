// What the nightly run keeps of each step, and which steps are left after a run that did not end well.

// oxlint-disable-next-line no-control-regex -- the colours of a terminal
const COLOUR = /\u001B\[[\d;]*m/g
/** Lines with which programs say how it went; of lines that say the same, the last one counts. */
const SAYS = [
  /^\d+ passed, \d+ failed$/,
  /^Failed: .+/,
  /^Left out: .+/,
  /^\d+ (passed|failed|flaky|skipped|did not run)\b/,
  /^(Test Files|Tests) {2}/,
  /^\d+ of \d+ /,
  /^(NOT CAUGHT|NO LONGER FITS|DOES NOT RUN) .+/,
  /\((WORSE|NOT SAID)\)$/,
  /^\d+ as the contract says/,
  /^── .+ FAILED/,
  /^\d+ {2,}(that nothing leads to|names that nothing uses|circular imports)/,
  // What the measurements on labelled papers say.
  /^(abstract parts found|evidence sentences|papers with arms|\} all) .*\d/,
  /^\w\S* .*\bwork saved\b.*\d/,
]
const MOST = 12

/** The lines of a step's output that belong into the table. */
export function figuresOf(output) {
  const lines = output
    .replaceAll(COLOUR, '')
    .split('\n')
    .map((line) => line.trim())
  const said = lines.filter((line) => SAYS.some((pattern) => pattern.test(line)))
  // A counter that is printed again and again is said once, with its last numbers.
  const byWords = new Map()
  for (const line of said) {
    const words = line.replaceAll(/[\d.,]+/g, '#')
    byWords.delete(words)
    byWords.set(words, line)
  }
  const kept = [...byWords.values()]
  return kept.length > 0 ? kept.slice(-MOST) : lines.filter(Boolean).slice(-1)
}

/**
 * The steps of this run and what earlier ones keep: all of them, those that were named, or, again, those of the last
 * report that failed or were never come to; and what the report says of those that failed.
 */
export function stepsOf(steps, { names = [], isAgain = false, results = [] }) {
  const good = isAgain ? results.filter(({ isGood }) => isGood) : []
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`)
  return {
    kept: good,
    failed: isAgain ? results.filter(({ isGood }) => !isGood) : [],
    chosen: steps.filter(
      ({ name }) => (names.length === 0 || names.includes(name)) && !good.some((one) => one.name === name),
    ),
  }
}
