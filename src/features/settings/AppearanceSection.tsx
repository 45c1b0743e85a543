import { useState } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { DENSITIES, MOTIONS, TEXT_SIZES, useAppearance } from '#shared/theme/appearance.ts'
import { THEMES, useTheme } from '#shared/theme/theme.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { settingsCopy } from './settings.copy.ts'

const copy = settingsCopy.appearance
const options = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** How the page looks in this browser. Every choice shows at once. */
export function AppearanceSection() {
  const { theme, setTheme } = useTheme()
  const [appearance, change] = useAppearance()
  const [isSaved, setSaved] = useState(false)
  const noting =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value)
      setSaved(true)
    }
  return (
    <Card
      title={settingsCopy.tabs.appearance}
      actions={<HelpLink article="appearance" about="appearance" />}
      footer={<p role="status">{isSaved ? settingsCopy.savedHere : settingsCopy.here}</p>}
    >
      <div className="space-y-6">
        <ChoiceField
          label={copy.theme}
          value={theme}
          options={options(THEMES, copy.themes)}
          onChange={noting(setTheme)}
        />
        <ChoiceField
          label={copy.density}
          hint={copy.densityHint}
          value={appearance.density}
          options={options(DENSITIES, copy.densities)}
          onChange={noting((density) => change({ density }))}
        />
        <ChoiceField
          label={copy.text}
          value={appearance.text}
          options={options(TEXT_SIZES, copy.sizes)}
          onChange={noting((text) => change({ text }))}
        />
        <ChoiceField
          label={copy.motion}
          hint={copy.motionHint}
          value={appearance.motion}
          options={options(MOTIONS, copy.motions)}
          onChange={noting((motion) => change({ motion }))}
        />
      </div>
    </Card>
  )
}
