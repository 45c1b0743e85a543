import type { Outcome } from '#research/meta-analysis/outcome.ts'

import { ConvertDialog } from './convert/ConvertDialog.tsx'
import { ExcludeDialog } from './table/ExcludeDialog.tsx'
import type { OnEdit } from './table/use-grid.ts'
import { ImportTableDialog } from './transfer/ImportTableDialog.tsx'

/** What is asked of one line, or a table that is brought in. */
export type LineDialog = { is: 'convert' | 'exclude'; id: string } | { is: 'import' }

type Props = { dialog: LineDialog; outcome: Outcome; onEdit: OnEdit; onClose: () => void }

export function LineDialogs({ dialog, outcome, onEdit, onClose }: Props) {
  if (dialog.is === 'import') return <ImportTableDialog outcome={outcome} onEdit={onEdit} onClose={onClose} />
  const line = outcome.lines.find(({ id }) => id === dialog.id)
  if (!line) return null
  return dialog.is === 'convert' ? (
    <ConvertDialog outcome={outcome} line={line} onEdit={onEdit} onClose={onClose} />
  ) : (
    <ExcludeDialog line={line} onEdit={onEdit} onClose={onClose} />
  )
}
