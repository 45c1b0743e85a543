import * as z from 'zod/mini'

import type { ProjectDetail } from '#contract/projects.ts'
import { citationStyles } from '#science/citations/reference-styles.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { SectionForm } from './SectionForm.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

/** A style that the product writes by its own name, however it is spelt; another one as it is. */
const styleOf = (text: string) => citationStyles.find((style) => style.toLowerCase() === text.toLowerCase()) ?? text
const valuesOf = ({ citationStyle }: ProjectDetail) => ({ citationStyle: styleOf(citationStyle ?? '') })
const schema = z.object({ citationStyle: z.string() })
const bodyOf = (given: z.infer<typeof schema>) => given

type Props = { project: ProjectDetail; mayEdit: boolean }

export function CitationSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'citation', valuesOf, schema, bodyOf })
  const { form, values, saved } = section
  const styles = [...new Set<string>([...citationStyles, saved.citationStyle, values.citationStyle])].filter(Boolean)
  return (
    <SectionForm
      title={copy.citation}
      section={section}
      mayEdit={mayEdit}
      theirText={() => ({ label: copy.style, text: saved.citationStyle })}
    >
      <SelectField
        {...form.choice('citationStyle')}
        label={copy.style}
        options={[{ value: '', label: copy.noStyle }, ...styles.map((style) => ({ value: style, label: style }))]}
        disabled={!mayEdit}
      />
    </SectionForm>
  )
}
