export const languages = [
  { value: 'c', label: 'C', author: 'Dennis Ritchie', year: 1972 },
  { value: 'clojure', label: 'Clojure', author: 'Rich Hickey', year: 2007 },
  { value: 'elixir', label: 'Elixir', author: 'José Valim', year: 2012 },
  { value: 'go', label: 'Go', author: 'Griesemer, Pike and Thompson', year: 2009 },
  { value: 'javascript', label: 'JavaScript', author: 'Brendan Eich', year: 1995 },
  { value: 'lisp', label: 'Lisp', author: 'John McCarthy', year: 1958 },
  { value: 'perl', label: 'Perl', author: 'Larry Wall', year: 1987 },
  { value: 'python', label: 'Python', author: 'Guido van Rossum', year: 1991 },
  { value: 'ruby', label: 'Ruby', author: 'Yukihiro Matsumoto', year: 1995 },
  { value: 'smalltalk', label: 'Smalltalk', author: 'Goldberg, Ingalls and Kay', year: 1972 },
  { value: 'typescript', label: 'TypeScript', author: 'Anders Hejlsberg', year: 2012 },
];
