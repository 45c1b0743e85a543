import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

/** Folders, reading state and tags, where there is no room for them beside the list. */
export const OrganisePopover = ({ children }: { children: ReactNode }) => (
  <Popover label="Organise" trigger={<Button icon={PanelLeft}>Organise</Button>}>
    {children}
  </Popover>
)
