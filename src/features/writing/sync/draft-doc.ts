import * as Y from 'yjs'

/** Names of the parts of the shared document. They are stored: none may ever change. */
export const textOf = (doc: Y.Doc): Y.XmlFragment => doc.getXmlFragment('text')
export const settingsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('settings')
export const referencesOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('references')
export const threadsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('threads')

/** Where a change came from that nobody has to keep or send: the server, the device, another tab. */
export class Arrived {
  readonly from: 'server' | 'device' | 'tab'
  constructor(from: 'server' | 'device' | 'tab') {
    this.from = from
  }
}
export const fromServer = new Arrived('server')
export const fromDevice = new Arrived('device')
export const fromTab = new Arrived('tab')

/** A document that misses a change before one that it has: it must not be taken for the whole. */
export const isWaiting = (doc: Y.Doc): boolean => doc.store.pendingStructs !== null || doc.store.pendingDs !== null
