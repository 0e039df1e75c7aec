/** Screens of collections, loaded together. */
export { CollectionCard } from './collection.tsx';
export { Collections } from './collections.tsx';
export { NewCollection } from './new-collection.tsx';
