import { useQuery } from '@tanstack/react-query'

import { readDocxInWorker } from '#research/files/read-docx-in-worker.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { verificationsCopy as copy } from './verifications.copy.ts'

/** The words of a Word document, without anything else that is in it. */
export function WordText({ bytes, name }: { bytes: Uint8Array; name: string }) {
  const { data, error } = useQuery({
    queryKey: ['admin', 'word', name, bytes.length],
    queryFn: ({ signal }) => readDocxInWorker(bytes, signal),
    gcTime: 0,
  })
  if (error) return <ErrorCard title={copy.notOpened} error={error} />
  if (!data) return <Skeleton lines={6} />
  return (
    <div
      role="group"
      aria-label={name}
      className="max-h-[70dvh] space-y-2 overflow-y-auto rounded-card border border-line bg-surface p-4 font-serif wrap-anywhere whitespace-pre-line"
    >
      {data.blocks.map((block, index) => (
        // Blocks of a text that does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{block.text}</p>
      ))}
    </div>
  )
}
