import { useState } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { exclude } from '../model/edit-lines.ts'
import type { Line } from '#research/meta-analysis/outcome.ts'
import type { OnEdit } from './use-grid.ts'

const REASONS = ['High risk of bias', 'Other population', 'Other outcome', 'Data in doubt']

/** Why a line is left out: it stays in the table, and the reason goes into the files. */
export function ExcludeDialog({ line, onEdit, onClose }: { line: Line; onEdit: OnEdit; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const leaveOut = (why: string) => {
    if (why.trim() === '') return
    onEdit(exclude([line.id], why.trim()))
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={`Leave out ${line.cells['label']?.trim() || 'this line'}`}
      description="Its numbers stay in the table."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={reason.trim() === ''} onClick={() => leaveOut(reason)}>
            Leave out
          </Button>
        </>
      }
    >
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          leaveOut(reason)
        }}
      >
        <TextField label="Reason" value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        <div className="flex flex-wrap gap-2">
          {REASONS.map((each) => (
            <Button key={each} size="small" onClick={() => setReason(each)}>
              {each}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
