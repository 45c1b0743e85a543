import { CanvasView } from '#features/narrative/canvas/CanvasView.tsx'

export function Component() {
  return <CanvasView />
}
