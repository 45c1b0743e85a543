import { Plus, Trash2 } from 'lucide-react'
import * as z from 'zod/mini'

import type { ProjectDetail } from '#contract/projects.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { SectionForm } from './SectionForm.tsx'
import { stageEffects } from './settings-effects.ts'
import { stagesOf, stageTexts, type Stage } from './settings-rows.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

const STAGES_MAX = 20
const counts = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))
const valuesOf = ({ stages }: ProjectDetail) => ({ stages: stageTexts(stages ?? []) })
const schema = z.object({
  stages: z
    .array(z.string())
    .check(z.refine((stages) => stagesOf(stages).every(({ name }) => name.trim() !== ''), copy.needsName)),
})
const bodyOf = ({ stages }: z.infer<typeof schema>) => ({
  stages: stagesOf(stages).map((stage) => ({ ...stage, name: stage.name.trim() })),
})
const inWords = ({ name, reviewers, isBlind }: Stage) =>
  `${name}: ${reviewers === 1 ? '1 reviewer' : `${reviewers} reviewers`}${isBlind ? ', blind' : ''}`

type Props = { project: ProjectDetail; mayEdit: boolean }

/** How each stage of the review is decided. */
export function StagesSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'stages', valuesOf, schema, bodyOf })
  const before = stagesOf(section.saved.stages)
  const stages = stagesOf(section.values.stages)
  const { error, onChange } = section.form.choice('stages')
  const put = (next: readonly Stage[]) => onChange(stageTexts(next))
  const set = (id: string, part: Partial<Stage>) =>
    put(stages.map((stage) => (stage.id === id ? { ...stage, ...part } : stage)))
  return (
    <SectionForm
      title={copy.stages}
      section={section}
      mayEdit={mayEdit}
      problem={error}
      effects={stageEffects(before, stages)}
      theirText={() => ({ label: copy.stages, text: before.map(inWords).join('\n') })}
    >
      <p className="text-ink-muted">{copy.stagesHint}</p>
      {stages.length === 0 && <p className="text-ink-muted">{copy.noStages}</p>}
      <ul className="space-y-3">
        {stages.map(({ id, name, reviewers, isBlind }, index) => {
          const called = name.trim() || `stage ${index + 1}`
          return (
            <li key={id} className="flex flex-wrap items-end gap-3">
              <TextField
                className="min-w-48 flex-1"
                label={copy.stageName}
                labelHidden={index > 0}
                value={name}
                maxLength={80}
                readOnly={!mayEdit}
                onChange={(event) => set(id, { name: event.target.value })}
                {...(name.trim() === '' && { error: copy.needsName })}
              />
              <SelectField
                className="w-24"
                label={`${copy.reviewers} of ${called}`}
                labelHidden
                options={counts}
                value={String(reviewers)}
                disabled={!mayEdit}
                onChange={(event) => set(id, { reviewers: Number(event.target.value) })}
              />
              <Checkbox
                className="mb-2"
                label={
                  <>
                    {copy.blind}
                    <span className="sr-only"> in {called}</span>
                  </>
                }
                checked={isBlind}
                disabled={!mayEdit}
                onChange={(checked) => set(id, { isBlind: checked })}
              />
              {mayEdit && (
                <IconButton
                  label={`Remove ${called}`}
                  icon={Trash2}
                  onClick={() => put(stages.filter((stage) => stage.id !== id))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {mayEdit && stages.length < STAGES_MAX && (
        <Button
          size="small"
          icon={Plus}
          onClick={() => put([...stages, { id: newKey(), name: '', reviewers: 2, isBlind: true }])}
        >
          {copy.addStage}
        </Button>
      )}
    </SectionForm>
  )
}
