import { readMatrix, type MatrixInput } from './read-matrix.ts'

self.addEventListener('message', ({ data }: MessageEvent<MatrixInput>) => self.postMessage(readMatrix(data)))
