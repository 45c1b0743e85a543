import type { ProjectDetail } from '#contract/projects.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'

import { SectionForm } from './SectionForm.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

const REASONS_MAX = 60
const REASON_MAX = 200
const linesOf = (text: string) => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))]
const valuesOf = ({ reasons }: ProjectDetail) => ({ reasons: (reasons ?? []).join('\n') })
const bodyOf = ({ reasons }: { reasons: string }) => ({ reasons: linesOf(reasons) })

function problemOf(text: string): string | undefined {
  const lines = linesOf(text)
  if (lines.length > REASONS_MAX) return copy.tooManyReasons
  return lines.some((line) => line.length > REASON_MAX) ? copy.reasonTooLong : undefined
}

type Props = { project: ProjectDetail; mayEdit: boolean }

/** Why records are excluded: an ordered list. */
export function ReasonsSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'reasons', valuesOf, bodyOf })
  const { values, saved, failure, change } = section
  const problem = problemOf(values.reasons)
  const left = new Set(linesOf(values.reasons))
  const gone = linesOf(saved.reasons).filter((line) => !left.has(line))
  const error = problem ?? failure?.fields['reasons']
  return (
    <SectionForm
      title={copy.reasons}
      section={section}
      mayEdit={mayEdit}
      problem={problem}
      effects={gone.map((reason) => `“${reason}” is no longer offered.`)}
      theirText={() => ({ label: copy.reasons, text: saved.reasons })}
    >
      <TextAreaField
        label={copy.reasons}
        labelHidden
        hint={copy.reasonsHint}
        rows={6}
        value={values.reasons}
        readOnly={!mayEdit}
        onChange={(event) => change({ reasons: event.target.value })}
        {...(error !== undefined && { error })}
      />
    </SectionForm>
  )
}
