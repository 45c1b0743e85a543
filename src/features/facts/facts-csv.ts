import type { RuleAnswer } from '#research/rules/answer-question.ts'
import { disarm } from '#science/records/csv-lists.ts'

import { factWords } from './fact-words.ts'
import { kindNames, ruleNames, verdictWords } from './facts.copy.ts'

const fields = ['kind', 'value', 'passage', 'sentence', 'section', 'start', 'end', 'in text', 'rule', 'verdict', 'reported', 'recomputed'] // prettier-ignore

/** The findings as a table that spreadsheets open without running anything; a fact that was recomputed has a row for each rule. */
export async function factsCsv({ facts, checks }: RuleAnswer, text: string): Promise<string> {
  const { unparse } = await import('papaparse')
  const data = facts
    .filter(({ kind }) => kind !== 'abstract-part')
    .flatMap((fact) => {
      const { kind, found, sentence, section = '', start, end } = fact
      const row = [
        kindNames[kind],
        factWords(fact),
        found,
        text.slice(sentence.start, sentence.end),
        section,
        start,
        end,
        text.slice(start, end) === found ? 'yes' : 'no',
      ]
      const own = checks.filter(({ facts: of }) => of[0]?.start === start && of[0].kind === kind)
      if (own.length === 0) return [[...row, '', '', '', '']]
      return own.map(({ rule, verdict, reported, recomputed }) => [
        ...row,
        ruleNames[rule],
        verdictWords[verdict],
        reported,
        recomputed,
      ])
    })
    .map((row) => row.map((cell) => (typeof cell === 'number' ? cell : disarm(cell))))
  return `\uFEFF${unparse({ fields, data }, { newline: '\r\n' })}\r\n`
}
