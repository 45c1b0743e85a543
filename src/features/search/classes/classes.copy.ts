export const classesCopy = {
  asSynthesis: 'Open as synthesis',
  how: 'Counted by the rules of a synthesis, from titles, abstracts and, of starter papers, Roadrunner’s summaries.',
  first: (read: number, all: number) => `The first ${read} of ${all.toLocaleString('en-US')} papers were read.`,
  says: 'Found:',
  notCounted: 'not counted in the line',
}
