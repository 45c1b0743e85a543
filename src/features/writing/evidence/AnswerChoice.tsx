import { useQuery } from '@tanstack/react-query'

import { synthesesApi } from '#contract/syntheses.ts'
import { apiQuery } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { evidenceCopy as copy } from './evidence.copy.ts'

/** Which of one's cited answers. */
export function AnswerChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data, isPending } = useQuery(apiQuery(synthesesApi.list, {}))
  const answers = (data ?? []).filter(
    ({ kind, status }) => (kind == null || kind === 'synthesis') && status !== 'failed' && status !== 'stopped',
  )
  if (!isPending && answers.length === 0) return <p className="text-ink-muted">{copy.noAnswers}</p>
  return (
    <SelectField
      label={copy.answer}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: copy.chooseAnswer },
        ...answers.map(({ id, title, query }) => ({ value: id, label: title || query || id })),
      ]}
    />
  )
}
