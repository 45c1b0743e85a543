import { Monitor, Moon, Sun } from 'lucide-react'

import { useTheme } from '#shared/theme/theme.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { shellCopy as copy } from './shell.copy.ts'

const CHOICES = [
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'System', icon: Monitor },
] as const

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme()
  const current = CHOICES.find((choice) => choice.theme === theme) ?? CHOICES[0]
  return (
    <DropdownMenu
      label="Theme"
      align="end"
      trigger={<IconButton label={copy.theme} icon={current.icon} />}
      items={CHOICES.map((choice) => ({
        label: choice.label,
        icon: choice.icon,
        checked: choice.theme === theme,
        onSelect: () => setTheme(choice.theme),
      }))}
    />
  )
}
