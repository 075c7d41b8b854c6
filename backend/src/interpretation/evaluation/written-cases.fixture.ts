import { HaemongService } from '../haemong/haemong.service.js';
import type { DreamMaterial } from '../dream-material.js';
import { checkAnswer } from '../model/checks/reading-check.js';
import type { ModelReading } from '../model/model-reading.js';
import { asModelReading, readingsOf, type WrittenReading, type Writer } from './written-readings.js';

/** A reading by an independent author, with the material of its dream. */
export interface WrittenCase {
  written: WrittenReading;
  material: DreamMaterial;
}

export const haemong = new HaemongService();
export const materialOf = (dream: string): DreamMaterial => haemong.materialOf(dream.normalize('NFC'));

export const casesOf = (writers: readonly Writer[]): WrittenCase[] =>
  writers.flatMap(readingsOf).map((written) => ({ written, material: materialOf(written.dream) }));

export const isAccepted = (reading: ModelReading, material: DreamMaterial): boolean =>
  'reading' in checkAnswer(JSON.stringify(reading), material);

export const isOwnAccepted = ({ written, material }: WrittenCase): boolean =>
  isAccepted(asModelReading(written, material), material);
