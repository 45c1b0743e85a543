import * as z from 'zod/mini'

import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { exclude } from '../model/edit-lines.ts'
import type { Line } from '#research/meta-analysis/outcome.ts'
import type { OnEdit } from './use-grid.ts'

const REASONS = ['High risk of bias', 'Other population', 'Other outcome', 'Data in doubt']
const reasonForm = z.object({ reason: neededText() })

/** Why a line is left out: it stays in the table, and the reason goes into the files. */
export function ExcludeDialog({ line, onEdit, onClose }: { line: Line; onEdit: OnEdit; onClose: () => void }) {
  const form = useForm({
    schema: reasonForm,
    defaultValues: { reason: '' },
    send: ({ reason }) => {
      onEdit(exclude([line.id], reason))
      onClose()
    },
  })
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={`Leave out ${line.cells['label']?.trim() || 'this line'}`}
      description="Its numbers stay in the table."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form="leave-out" {...form.readyButton()}>
            Leave out
          </SubmitButton>
        </>
      }
    >
      <Form of={form} id="leave-out" className="space-y-3">
        <TextField {...form.field('reason')} label="Reason" maxLength={300} />
        <div className="flex flex-wrap gap-2">
          {REASONS.map((each) => (
            <Button key={each} size="small" onClick={() => form.choice('reason').onChange(each)}>
              {each}
            </Button>
          ))}
        </div>
      </Form>
    </Dialog>
  )
}
