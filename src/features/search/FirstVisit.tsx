import { ArrowUpRight, FileUp } from 'lucide-react'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { exampleQuestions } from './search.copy.ts'

/** What the page is for, and questions to begin with. A question goes into the box; asking it is one's own step. */
export function FirstVisit({ onQuestion }: { onQuestion: (question: string) => void }) {
  return (
    <section aria-labelledby="first-visit" className="mt-8 max-w-reading min-w-0">
      <h2 id="first-visit" className="text-base font-semibold">
        Begin with a question
      </h2>
      <p className="mt-1 text-ink-muted">
        The starter library holds well-known papers from eight fields, with good answers to these questions. Papers you
        import are searched too. <HelpLink article="finding-papers" about="finding papers" text="How searching works" />
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {exampleQuestions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onQuestion(question)}
              className="flex w-full items-center justify-between gap-4 rounded-control px-1 py-3 text-left font-serif text-base hover:text-accent"
            >
              {question}
              <ArrowUpRight size={16} aria-hidden className="shrink-0 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
        <Button icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
          Import papers
        </Button>
        <span>RIS, BibTeX, PubMed, EndNote XML, CSL-JSON or CSV</span>
      </div>
    </section>
  )
}
