import { TriangleAlert } from 'lucide-react'

import type { CheckedSection, CheckedSentence } from './checked-citations.ts'
import { CitationMark } from './CitationMark.tsx'

function SentenceText({ checked: { sentence, citations, isSupported } }: { checked: CheckedSentence }) {
  return (
    <span data-sentence-id={sentence.id} className={isSupported ? undefined : 'decoration-dashed'}>
      <span className={sentence.states === 'frame' ? 'text-ink-muted' : undefined}>{sentence.text}</span>
      {citations.map((checked, index) => (
        <CitationMark key={`${checked.citation.documentId}-${index}`} checked={checked} />
      ))}
      {!isSupported && (
        <span className="mx-1 inline-flex items-baseline gap-1 rounded-control border border-line-strong px-1 font-sans text-xs text-ink-muted">
          <TriangleAlert aria-hidden size={12} className="self-center" />
          {sentence.origin === 'person' ? 'your words, no source' : 'no source given'}
        </span>
      )}{' '}
    </span>
  )
}

/** The text to read: serif, one measure wide, each finding with the passages that bear it. */
export function SynthesisSections({ sections }: { sections: readonly CheckedSection[] }) {
  return (
    <div className="max-w-reading font-serif text-base leading-relaxed wrap-anywhere">
      {sections.map(({ section, sentences }) => (
        <section key={section.id} aria-labelledby={`section-${section.id}`} className="mb-8">
          <h2 id={`section-${section.id}`} className="mb-2 text-lg font-semibold">
            {section.heading}
          </h2>
          {section.sentences.length === 0 ? (
            <p className="text-ink-muted">This section is empty.</p>
          ) : (
            <ul className="space-y-3">
              {sentences.map((checked) => (
                <li key={checked.sentence.id}>
                  <SentenceText checked={checked} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
