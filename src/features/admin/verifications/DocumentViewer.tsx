import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { fileContent } from '#research/files/file-content.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { documentKind } from './document-kind.ts'
import { PdfPages } from './PdfPages.tsx'
import { verificationsCopy as copy } from './verifications.copy.ts'
import { WordText } from './WordText.tsx'

type Props = { document: { name: string; bytes: number; url: string }; person: string }

/** A document that somebody sent: pictures and pages are drawn, nothing in it runs. It is kept nowhere in this browser. */
export function DocumentViewer({ document, person }: Props) {
  const read = useQuery({
    queryKey: ['admin', 'document', document.url],
    queryFn: ({ signal }) => fileContent(document, { signal }),
    gcTime: 0,
  })
  const { data, error } = read
  if (error) {
    return <ErrorCard title={copy.notOpened} of={read} kept={copy.kept} />
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{copy.opening}</span>
        <Skeleton shape="card" lines={2} />
      </div>
    )
  }
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 wrap-anywhere text-ink-muted">{document.name}</p>
        <Button
          size="small"
          icon={Download}
          onClick={() => saveFile(new File([data], document.name, { type: 'application/octet-stream' }))}
        >
          {copy.save}
        </Button>
      </div>
      <Shown bytes={data} name={copy.documentOf(person)} />
    </div>
  )
}

function Shown({ bytes, name }: { bytes: Uint8Array<ArrayBuffer>; name: string }) {
  const found = documentKind(bytes)
  switch (found.kind) {
    case 'image':
      return <Picture bytes={bytes} type={found.type} name={name} />
    case 'pdf':
      return <PdfPages bytes={bytes} name={name} />
    case 'docx':
      return <WordText bytes={bytes} name={name} />
    case 'other':
      return <p className="rounded-card border border-line bg-surface-sunken p-4 text-ink-muted">{copy.cannotShow}</p>
  }
}

function Picture({ bytes, type, name }: { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes], { type }))
    if (picture.current) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes, type])
  return (
    <img ref={picture} alt={name} className="max-h-[70dvh] w-full rounded-card border border-line object-contain" />
  )
}
