import { fencedPapers, sourceRules, unfenced, type ModelMessage } from '../synthesis/model-prompt.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'

export type EarlierTurn = { question: string; answer: string }

/** Letters of the conversation that are sent along, the newest of it. */
const MOST_CONVERSATION = 8000

const rules = `You answer a researcher's question from scientific papers.

Form
- Markdown. One to four short paragraphs, the direct answer first. A heading "## …" only where a long answer needs parts.
- Short, plain sentences, each with one statement. No tables, no list of references.
- Where the papers do not answer the question, say so in one sentence and stop.

${sourceRules}

The conversation
- What stands between <conversation> and </conversation> tells what a question leans on. It is no source: never cite it.`

type Asked = {
  question: string
  earlier: readonly EarlierTurn[]
  papers: readonly ReadablePaper[]
  /** What was written before the answer broke off. */
  written?: string
  /** What is sent of each paper, from a plan of reading. */
  texts?: ReadonlyMap<string, string>
}

/** The messages that ask a model for an answer, or for the rest of one. */
export function copilotPrompt({ question, earlier, papers, written = '', texts }: Asked): ModelMessage[] {
  const turns = earlier.map((turn) => `Question: ${turn.question}\nAnswer: ${turn.answer}`).join('\n\n')
  const conversation =
    turns === '' ? '' : `<conversation>\n${unfenced(turns.slice(-MOST_CONVERSATION))}\n</conversation>\n\n`
  const rest =
    written === ''
      ? ''
      : `\n\nYour answer broke off. It begins with the text below; write only what comes after its last word, without repeating it.\n\n${unfenced(written)}`
  return [
    { role: 'system', content: rules },
    {
      role: 'user',
      content: `${conversation}The question:\n${question.trim()}\n\nThe papers (${papers.length}):\n\n${fencedPapers(papers, texts)}${rest}`,
    },
  ]
}
