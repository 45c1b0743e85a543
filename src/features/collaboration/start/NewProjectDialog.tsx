import { Dialog } from '#shared/ui/Dialog.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'
import { ShortProjectForm } from './ShortProjectForm.tsx'

type Props = { onCreated: (projectId: string | undefined) => void; onClose: () => void }

/** The short form over a list of projects. */
export const NewProjectDialog = ({ onCreated, onClose }: Props) => (
  <Dialog size="small" title={copy.newProject} onClose={onClose}>
    <ShortProjectForm onCreated={onCreated} onCancel={onClose} />
  </Dialog>
)
