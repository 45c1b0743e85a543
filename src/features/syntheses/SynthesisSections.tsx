import type { CheckedSection } from '#research/evidence/checked-citations.ts'
import { CitedSentence } from '#research/evidence/CitedSentence.tsx'

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
                  <CitedSentence checked={checked} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
