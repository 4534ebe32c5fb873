import demo from '../demo/fixtures/worked-vector.json' with { type: 'json' };
import kasa from '../kasa/fixtures/worked-vector.json' with { type: 'json' };

/** The worked examples of the vendors' documents, each computed with two implementations. */
export const VECTORS = { demo, kasa };
