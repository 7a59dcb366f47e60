/** The street's cat, seen from the front: sitting, its tail around it. */
export const catDrawing =
  '<svg viewBox="0 0 44 50"><path d="M12 50Q6 28 16 23 8 16 11 3l8 5q4-1 8 0l8-5q2 13-5 20 10 6 5 27z"/><path class="tail" d="M33 47q9-1 8-9t-4-7"/><path class="eyes" d="M15 14q4-4 5 1-3 2-5-1zm16 0q-4-4-5 1 3 2 5-1z"/></svg>'
