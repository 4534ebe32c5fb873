/** Loads the canvas library with all that slots draw: half of what a slot loads. */
export const loadSlotStage = () => import('./scene/slot-stage.ts');
