import { BookPlus, ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { recordOfReference } from '#science/documents/reference-record.ts'
import type { ReferenceEntry } from '#science/documents/reference-list.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { referencesCopy as copy } from './references.copy.ts'
import { useAddReference, type AddedReference } from './use-add-reference.ts'

/** Takes the work of an entry into the library; nothing where no title could be read in it. */
export function ReferenceAdd({ entry }: { entry: ReferenceEntry }) {
  const navigate = useNavigate()
  const isOffered = useCapabilities().has('documents')
  const record = useMemo(() => recordOfReference(entry), [entry])
  const [added, setAdded] = useState<AddedReference>()
  const add = useAddReference()
  const [start, isAdding] = useOnce(async () => {
    if (!record) return
    try {
      const made = await add(record)
      setAdded(made)
      const said = made.isNew ? (made.isFromSource ? copy.fromSource : copy.asPrinted) : copy.wasThere
      toast({ title: made.title, description: said })
    } catch (error) {
      toast({ title: copy.notAdded, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  if (!record || !isOffered) return null
  if (added)
    return (
      <IconButton
        size="small"
        icon={ExternalLink}
        label={copy.open(added.title)}
        onClick={() => void navigate(paths.document(added.id))}
      />
    )
  return <IconButton size="small" icon={BookPlus} busy={isAdding} label={copy.add(record.title)} onClick={start} />
}
