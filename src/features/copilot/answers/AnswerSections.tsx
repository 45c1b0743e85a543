import { CitedSentence } from '#research/evidence/CitedSentence.tsx'
import type { OpenedPassage } from '#research/evidence/passage-address.ts'

import { copilotCopy as copy } from '../copilot.copy.ts'
import type { CheckedAnswer } from './use-checked-answer.ts'

type Props = {
  checked: Pick<CheckedAnswer, 'sections'>
  onOpen?: ((passage: OpenedPassage) => void) | undefined
  isCopied?: boolean
}

/** The text of an answer. Citations stand in it once the page has looked them up, never before. */
export function AnswerSections({ checked, onOpen, isCopied = false }: Props) {
  return (
    <div className="font-serif text-base leading-relaxed wrap-anywhere">
      {checked.sections.map(({ section: { section, sentences }, isChecked }) => (
        <section key={section.id} className="mb-4 last:mb-0">
          {section.heading !== '' && section.heading !== 'Answer' && (
            <h3 className="mb-1.5 text-base font-semibold">{section.heading}</h3>
          )}
          <ul className="space-y-2.5">
            {sentences.map((each) => (
              <li key={each.sentence.id} dir="auto">
                {isChecked ? (
                  <CitedSentence checked={each} onOpen={onOpen} isCopied={isCopied} />
                ) : (
                  <span>{each.sentence.text}</span>
                )}
              </li>
            ))}
          </ul>
          {!isChecked && <p className="mt-1 font-sans text-xs text-ink-muted">{copy.checking}</p>}
        </section>
      ))}
    </div>
  )
}
