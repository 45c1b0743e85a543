import { useMemo } from 'react'

import { disclosureOf } from '#science/manuscript/assist/disclosure.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useSharedMap } from '../beside/use-shared-map.ts'
import { useDraft } from '../draft-context.ts'
import { acceptedIn, assistanceOf } from './assistance-log.ts'
import { assistCopy as copy } from './assist.copy.ts'

/** The paragraph that says how assistance was used, made from the log, and a key that puts it into the text. */
export function Disclosure() {
  const { doc, editor, canWrite } = useDraft()
  const entries = useSharedMap(useMemo(() => assistanceOf(doc), [doc]))
  const text = disclosureOf(acceptedIn(entries))
  const insert = (words: string) => {
    const { $to } = editor.state.selection
    const at = $to.depth === 0 ? $to.pos : $to.after(1)
    editor
      .chain()
      .insertContentAt(at, { type: 'paragraph', content: [{ type: 'text', text: words }] })
      .run()
  }
  return (
    <section aria-label={copy.disclosureTitle} className="space-y-2 border-t border-line pt-4">
      <h3 className="font-semibold">{copy.disclosureTitle}</h3>
      {text === undefined ? (
        <p className="text-ink-muted">{copy.disclosureNone}</p>
      ) : (
        <>
          <p className="text-xs text-ink-muted">{copy.disclosureWhy}</p>
          <p className="border-l-2 border-line-strong pl-3 font-serif text-base leading-snug">{text}</p>
          {canWrite && (
            <Button size="small" onClick={() => insert(text)}>
              {copy.disclosureInsert}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
