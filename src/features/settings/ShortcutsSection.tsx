import { openDialog } from '#platform/dialogs/dialogs.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { keysOf, setSingleKeys, useShortcuts, useSingleKeys } from '#shared/browser/use-shortcut.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Kbd } from '#shared/ui/Kbd.tsx'

import { settingsCopy } from './settings.copy.ts'

const copy = settingsCopy.shortcuts

/** The keys that work here, and the switch for those that speech input sets off. */
export function ShortcutsSection() {
  const shortcuts = useShortcuts()
  const areSingleKeysOn = useSingleKeys()
  return (
    <Card
      title={copy.title}
      actions={
        <>
          <Button size="small" onClick={() => openDialog({ name: 'shortcuts' })}>
            {copy.all}
          </Button>
          <HelpLink article="keyboard" about="working by keyboard" />
        </>
      }
    >
      <p className="mb-3 text-ink-muted">{copy.lead}</p>
      <dl className="mb-6">
        {shortcuts.map(({ combo, label, group }) => (
          <div
            key={`${group} ${combo} ${label}`}
            className="flex items-center justify-between gap-4 border-b border-line py-2"
          >
            <dt className="min-w-0">{label}</dt>
            <dd className="flex shrink-0 gap-1">
              {keysOf(combo).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={
          <>
            {copy.single}
            <span className="block text-xs text-ink-muted">{copy.singleHint}</span>
          </>
        }
        checked={areSingleKeysOn}
        onChange={setSingleKeys}
      />
    </Card>
  )
}
