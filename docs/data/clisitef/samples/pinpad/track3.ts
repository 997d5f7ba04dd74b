import type { LibrarySamples } from "../sample.ts";

/** A card of the store: read, and never finalized. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

int run(int result); /* the loop of a sale: the track comes with command 0 */

int read_store_card(void) {
    int result = run(LeTrilha3("PASSE O CARTAO DA LOJA"));
    if (result == -6) printf("the customer gave up\n");
    else if (result != 0) printf("the card was not read: %d\n", result);
    return result == 0;
}`,
  pascal: String.raw`function ReadStoreCard: Boolean;
var
  Code: Integer;
begin
  Code := Run(LeTrilha3('PASSE O CARTAO DA LOJA')); { the track comes with command 0 }
  if Code = -6 then
    WriteLn('the customer gave up')
  else if Code <> 0 then
    WriteLn('the card was not read: ', Code);
  Result := Code = 0;
end;`,
  csharp: String.raw`using System;

static class StoreCard
{
    // The track comes with command 0 of the loop.
    public static bool Read()
    {
        int result = Sale.Run(CliSiTef.LeTrilha3("PASSE O CARTAO DA LOJA"));
        if (result == -6) Console.WriteLine("the customer gave up");
        else if (result != 0) Console.WriteLine("the card was not read: " + result);
        return result == 0;
    }
}`,
  java: String.raw`class StoreCard {
    /** The track comes with command 0 of the loop. */
    static boolean read() {
        int result = Sale.run(CliSiTef.LIBRARY.LeTrilha3("PASSE O CARTAO DA LOJA"));
        if (result == -6) System.out.println("the customer gave up");
        else if (result != 0) System.out.println("the card was not read: " + result);
        return result == 0;
    }
}`,
};
