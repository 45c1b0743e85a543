import { readTimeline, type TimelineInput } from './read-timeline.ts'

self.addEventListener('message', ({ data }: MessageEvent<TimelineInput>) => self.postMessage(readTimeline(data)))
