import { keysOf, setSingleKeys, useShortcuts, useSingleKeys, type Shortcut } from '#shared/browser/use-shortcut.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Kbd } from '#shared/ui/Kbd.tsx'

import { shellCopy as copy } from './shell.copy.ts'

/** Keys that the parts themselves answer to, wherever they stand. */
const ALWAYS: readonly Shortcut[] = [
  { combo: 'Esc', label: 'Close what is on top', group: 'Everywhere' },
  { combo: 'F8', label: 'Go to messages', group: 'Everywhere' },
]

/** Every key combination that works at this moment. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const all = [...useShortcuts(), ...ALWAYS]
  const areSingleKeysOn = useSingleKeys()
  const groups = [...new Set(all.map((shortcut) => shortcut.group))]
  return (
    <Dialog onClose={onClose} title={copy.shortcuts} size="small">
      {groups.map((group) => (
        <section key={group} className="mb-6">
          <h3 className="mb-1 text-xs font-semibold text-ink-muted">{group}</h3>
          <dl>
            {all
              .filter((shortcut) => shortcut.group === group)
              .map((shortcut) => (
                <div
                  key={`${shortcut.combo} ${shortcut.label}`}
                  className="flex items-center justify-between gap-4 border-b border-line py-2"
                >
                  <dt>{shortcut.label}</dt>
                  <dd className="flex gap-1">
                    {keysOf(shortcut.combo).map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={
          <>
            {copy.singleKeys}
            <span className="block text-xs text-ink-muted">{copy.singleKeysHint}</span>
          </>
        }
        checked={areSingleKeysOn}
        onChange={setSingleKeys}
      />
    </Dialog>
  )
}
