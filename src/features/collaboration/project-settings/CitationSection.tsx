import type { ProjectDetail } from '#contract/projects.ts'
import { citationStyles } from '#science/citations/reference-styles.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { SectionForm } from './SectionForm.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

/** A style that the product writes by its own name, however it is spelt; another one as it is. */
const styleOf = (text: string) => citationStyles.find((style) => style.toLowerCase() === text.toLowerCase()) ?? text
const valuesOf = ({ citationStyle }: ProjectDetail) => ({ citationStyle: styleOf(citationStyle ?? '') })
const bodyOf = ({ citationStyle }: { citationStyle: string }) => ({ citationStyle })

type Props = { project: ProjectDetail; mayEdit: boolean }

export function CitationSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'citation', valuesOf, bodyOf })
  const { values, saved, failure, change } = section
  const styles = [...new Set<string>([...citationStyles, saved.citationStyle, values.citationStyle])].filter(Boolean)
  const error = failure?.fields['citationStyle']
  return (
    <SectionForm
      title={copy.citation}
      section={section}
      mayEdit={mayEdit}
      theirText={() => ({ label: copy.style, text: saved.citationStyle })}
    >
      <SelectField
        label={copy.style}
        options={[{ value: '', label: copy.noStyle }, ...styles.map((style) => ({ value: style, label: style }))]}
        value={values.citationStyle}
        disabled={!mayEdit}
        onChange={(event) => change({ citationStyle: event.target.value })}
        {...(error !== undefined && { error })}
      />
    </SectionForm>
  )
}
