import { Download } from 'lucide-react'

import type { SharedCopilot, SharedDocument } from '#contract/shares.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { sourcesOf, type Source } from '../export/answer-markdown.ts'
import { sessionMarkdown } from '../export/session-markdown.ts'
import { sharedCopy as copy } from './shared.copy.ts'

/** Published records by their keys; a private one has its title alone. */
const recordOf = ({ key, title, record, flags }: SharedDocument) => ({
  ...(record ?? { type: 'document', title, authors: [], keywords: [], ids: {} }),
  id: key,
  flags,
})

const scopeOf = (papers: number | null | undefined) => (typeof papers === 'number' ? `${papers} papers` : undefined)

/** A shared session to take along: its text, or the papers that it cites. */
export function SharedExport({ shared }: { shared: SharedCopilot }) {
  const name = safeFileName(shared.title)
  const saveMarkdown = () => {
    const sources: Source[] = sourcesOf(shared.documents.map(recordOf))
    const messages = shared.messages.map((message) =>
      message.role === 'question' ? message : { ...message, scope: scopeOf(message.papers) },
    )
    const text = sessionMarkdown({ title: shared.title, messages, sources })
    saveFile(new File([text], `${name}.md`, { type: 'text/markdown;charset=utf-8' }))
  }
  const saveBibtex = async () => {
    const { writeBibtex } = await import('#science/records/write-bibtex.ts')
    const text = writeBibtex(shared.documents.flatMap(({ record }) => record ?? []))
    saveFile(new File([text], `${name}.bib`, { type: 'application/x-bibtex;charset=utf-8' }))
  }
  return (
    <DropdownMenu
      label={copy.exportAs}
      trigger={<Button icon={Download}>{copy.exportAs}</Button>}
      items={[
        { label: copy.markdown, onSelect: saveMarkdown },
        { label: copy.bibtex, onSelect: () => void saveBibtex() },
      ]}
    />
  )
}
