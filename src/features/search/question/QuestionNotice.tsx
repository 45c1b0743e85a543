import type { SearchRun } from '#contract/search.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { languageName } from '../paper-facts.ts'
import { readingCopy as copy } from './reading.copy.ts'

type Props = {
  run: SearchRun
  /** Asks something else. Undefined where no search is left. */
  onQuestion: ((question: string) => void) | undefined
}

/** The question with the words that were mended in quotes, in which no word is. */
const asTyped = (query: string, typed: readonly string[]) =>
  typed.reduce((text, word) => {
    const at = text.toLowerCase().indexOf(word)
    return at < 0 ? text : `${text.slice(0, at)}"${text.slice(at, at + word.length)}"${text.slice(at + word.length)}`
  }, query)

/** What the libraries lack of a question, said before anything that they have: absent things, mended words, the language. */
export function QuestionNotice({ run, onQuestion }: Props) {
  const { reading } = run
  if (!reading) return null
  return (
    <>
      {reading.language === undefined ? (
        <Spelling run={run} onQuestion={onQuestion} />
      ) : (
        <Language run={run} code={reading.language} />
      )}
      <Absence run={run} />
    </>
  )
}

function Absence({ run }: Pick<Props, 'run'>) {
  const { subjects = [], together, language } = run.reading ?? {}
  // Of a question in another language the words that matched are said; that no paper has the others is no news.
  if (language !== undefined || run.items.length === 0) return null
  const absent = subjects.filter(({ papers, isApart }) => papers === 0 && !isApart)
  const apart = subjects.filter(({ isApart }) => isApart)
  const there = subjects.filter(({ papers }) => papers > 0)
  const near = absent.filter(({ near: names }) => names)
  const isSplit = there.length > 1 && together === 0
  if (absent.length + apart.length === 0 && !isSplit) return null
  return (
    <Notice tone="warning" title={absent.length > 0 ? copy.absent(absent) : isSplit ? copy.notTogether(there) : ''}>
      {apart.map((subject) => (
        <p key={subject.text}>{copy.apart(subject)}</p>
      ))}
      {isSplit && absent.length > 0 && <p>{copy.notTogether(there)}.</p>}
      {there.length > 0 && <p>{copy.present(there)}</p>}
      {near.length > 0 && <p>{copy.near(near)}</p>}
      <p className="text-ink-muted">{copy.scope(librariesOf(run))}</p>
    </Notice>
  )
}

function Spelling({ run, onQuestion }: Props) {
  const mended = run.reading?.mended ?? []
  if (mended.length === 0) return null
  return (
    <Notice
      action={
        onQuestion && (
          <Button
            size="small"
            onClick={() =>
              onQuestion(
                asTyped(
                  run.query,
                  mended.map(({ typed }) => typed),
                ),
              )
            }
          >
            {copy.asTyped}
          </Button>
        )
      }
    >
      {mended.map(({ typed, as, isWord }) => (
        <p key={typed}>{copy.mended(typed, as, isWord)}</p>
      ))}
    </Notice>
  )
}

function Language({ run: { reading }, code }: Pick<Props, 'run'> & { code: string }) {
  const { subjects = [], mended = [] } = reading ?? {}
  const instead = new Map(mended.map(({ typed, as }) => [typed, as]))
  const matched = subjects.filter(({ papers }) => papers > 0)
  const others = subjects.filter(({ papers }) => papers === 0)
  const words = matched.map(({ text }) => {
    const as = instead.get(text.toLowerCase())
    return as ? copy.matched(text, as) : `“${text}”`
  })
  return (
    <Notice title={copy.language(languageName(code))}>
      {words.length > 0 ? copy.matchedWords(words) : copy.matchedNone}{' '}
      {others.length > 0 && copy.notMatched(others.map(({ text }) => text))}
    </Notice>
  )
}

/** Names of the libraries that were looked through. */
export const librariesOf = ({ perSource }: SearchRun): string[] =>
  perSource.filter(({ source }) => source === 'starter' || source === 'own').map(({ label }) => label)
