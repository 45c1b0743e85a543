import { openIndexedDbStore } from '#engine/browser/indexed-db.ts'
import { openEngine } from '#engine/engine.ts'

import type { EngineLine, FromWorker, ToWorker } from './engine-line.ts'
import { openSharedLine } from './shared-line.ts'

let line: EngineLine | undefined

const post = (message: FromWorker) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.is) {
    case 'open': {
      const { id, person } = data.place
      const open = (tell: (event: string, payload: unknown) => void) =>
        openEngine({ id, person, tell, openStore: (outdated) => openIndexedDbStore(id, outdated) })
      line = openSharedLine(id, open, (event, payload) => post({ is: 'event', event, payload }))
      return
    }
    case 'ask':
      void line?.ask(data.call).then((reply) => post({ is: 'reply', key: data.key, reply }))
      return
    case 'close':
      void line?.close().finally(() => post({ is: 'closed', key: data.key }))
  }
})
