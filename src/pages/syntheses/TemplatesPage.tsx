import { Templates } from '#features/syntheses/hub/Templates.tsx'

export function Component() {
  return <Templates />
}
