import { personaWording, usePersona } from '#platform/persona/persona.ts'
import { Drawer } from '#shared/ui/Drawer.tsx'

import { helpCopy } from './help.copy.ts'
import { HelpTabs, type HelpTabsProps } from './HelpTabs.tsx'

type Props = HelpTabsProps & { open: boolean; onClose: () => void }

/** Help beside the work: from the right, 600 px wide, on a narrow screen nine tenths of it. */
export function HelpDrawer({ open, onClose, ...tabs }: Props) {
  const { persona } = usePersona()
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={helpCopy.title}
      subtitle={helpCopy.subtitle(personaWording(persona))}
      width="min(600px, 90vw)"
    >
      <HelpTabs {...tabs} onLeave={onClose} />
    </Drawer>
  )
}
