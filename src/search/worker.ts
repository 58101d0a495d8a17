import { bind } from './binding';
import { createHandler } from './handler';

// The file of its own that D1 asks for: nothing but this is in it, so that everything else runs
// without a worker, too.
bind(self, createHandler());
