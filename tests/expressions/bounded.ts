/** An expression that is slow over a long text. `begins`: how its source begins. */
export type Slow = { file: string; begins: string; because: string }
/** One that never sees a long text: the longest it sees, and the code that sees to it. */
export type Bounded = Slow & { bound: number; cut: { file: string; code: string } }

/** Cut before they are looked at: the bound is the length of what they see at most. */
export const boundedTexts: readonly Bounded[] = [
  {
    file: 'src/science/documents/word-breaks.ts',
    begins: String.raw`([\p{L}\p{M}]+(?:[-‐‑]`,
    bound: 60,
    because: 'page-text hands over the last 60 letters of what is written: `this.text.slice(-60)`',
    cut: { file: 'src/science/documents/page-text.ts', code: 'this.text.slice(-60)' },
  },
  {
    file: 'src/science/evidence/sentences.ts',
    begins: String.raw`[\p{L}.-]+$`,
    bound: 24,
    because: '`before.slice(-24)` in the same line',
    cut: { file: 'src/science/evidence/sentences.ts', code: 'before.slice(-24)' },
  },
  {
    file: 'src/science/evidence/sample-whole.ts',
    begins: '(?:including|of (?:whom',
    bound: 40,
    because: 'the 40 letters in front of a number are cut in the same call',
    cut: {
      file: 'src/science/evidence/sample-whole.ts',
      code: 'text.slice(Math.max(0, other.start - 40), other.start)',
    },
  },
  {
    file: 'src/science/evidence/facts/text-headings.ts',
    begins: String.raw`^\s*\n\s*(?:[\p{Lu}`,
    bound: 12,
    because: '12 letters are cut in the same line',
    cut: { file: 'src/science/evidence/facts/text-headings.ts', code: 'text.slice(at + length, at + length + 12)' },
  },
  {
    file: 'src/science/grid/typed-text.ts',
    begins: String.raw`^([\p{L}][\p{L}\s²]*?)?[\s=:]*`,
    bound: 200,
    because: '`parseEffect` takes no cell of more than 200 letters for an effect',
    cut: { file: 'src/science/grid/typed-text.ts', code: 'words.length > LONGEST_EFFECT ? undefined' },
  },
  {
    file: 'src/science/records/latex-signs.ts',
    begins: String.raw`(\w+) (\S)`,
    bound: 4000,
    because: 'reads a table of signs that stands in the same file, never a text from outside',
    cut: { file: 'src/science/records/latex-signs.ts', code: String.raw`words.matchAll(/(\w+) (\S)/g)` },
  },
  {
    file: 'src/science/records/readable-text.ts',
    begins: String.raw`(\w+) (\S|\s)`,
    bound: 4000,
    because: 'reads a table of entities that stands in the same file, never a text from outside',
    cut: { file: 'src/science/records/readable-text.ts', code: 'named.matchAll(' },
  },
  {
    file: 'src/science/manuscript/import/docx/math-text.ts',
    begins: String.raw`(\S+) (\S+)`,
    bound: 4000,
    because: 'reads a table of names that stands in the same file, never a text from outside',
    cut: { file: 'src/science/manuscript/import/docx/math-text.ts', code: '`${greek} ${operators}`.matchAll(' },
  },
]

/** Known to be slow over a long text, and not shown to see a short one alone: to be mended. Only ever gets shorter. */
export const openExpressions: readonly Slow[] = []

/** Files with expressions that are put together while the product runs: no walk over the source sees them whole. */
export const setAtRunTime: readonly string[] = [
  'mocks/server/adapter.ts',
  'src/features/clinical-relevance/use-clinical.ts',
  'src/science/screening/lit-terms.ts',
  'src/science/search/strings/string-lines.ts',
  'src/features/writing/editor/schema/text-blocks.ts',
  'src/science/answers/own-results.ts',
  'src/science/copilot/defining.ts',
  'src/science/copilot/number-answer.ts',
  'src/science/answers/named-study.ts',
  'src/science/documents/reference-authors.ts',
  'src/science/evidence/allocation-designs.ts',
  'src/science/evidence/design-rule.ts',
  'src/science/evidence/effect-sizes.ts',
  'src/science/evidence/facts/effect-facts.ts',
  'src/science/evidence/facts/effect-lists.ts',
  'src/science/evidence/facts/people-facts.ts',
  'src/science/evidence/facts/place-facts.ts',
  'src/science/evidence/facts/summary-facts.ts',
  'src/science/evidence/facts/test-facts.ts',
  'src/science/evidence/facts/time-facts.ts',
  'src/science/evidence/number-tokens.ts',
  'src/science/evidence/other-study.ts',
  'src/science/evidence/reread/reread-fact.ts',
  'src/science/evidence/sample-role.ts',
  'src/science/evidence/sample-whole.ts',
  'src/science/evidence/section-headings.ts',
  'src/science/evidence/title-designs.ts',
  'src/science/manuscript/checks/numbers.ts',
  'src/science/manuscript/export/docx/reference-fields.ts',
  'src/science/manuscript/import/latex/read-latex.ts',
  'src/science/manuscript/import/markdown/read-markdown.ts',
  'src/science/questions/everyday-words.ts',
  'src/science/questions/idioms.ts',
  'src/science/records/readable-text.ts',
  'src/science/synthesis/compared-direction.ts',
  'src/science/synthesis/statement-amounts.ts',
]
