import type { LibrarySamples } from "../sample.ts";

/** A choice of two by the keys of the pinpad. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

/* 3 credit, 2 debit, 0 the customer gave up, -1 the pinpad failed. */
int chosen_function(void) {
    for (;;) {
        int shown = EscreveMensagemPinPad("F1 CREDITO\rF2 DEBITO");
        if (shown != 0) return -1;
        int key = LeTeclaPinPad();
        if (key == 4) return 3;
        if (key == 5) return 2;
        if (key == 13) return 0;
        printf("another key or an error: %d\n", key);
    }
}`,
  pascal: String.raw`{ 3 credit, 2 debit, 0 the customer gave up, -1 the pinpad failed. }
function ChosenFunction: Integer;
var
  Key: Integer;
begin
  while EscreveMensagemPinPad('F1 CREDITO'#13'F2 DEBITO') = 0 do
  begin
    Key := LeTeclaPinPad;
    case Key of
      4: Exit(3);
      5: Exit(2);
      13: Exit(0);
    end;
    WriteLn('another key or an error: ', Key);
  end;
  Result := -1;
end;`,
  csharp: String.raw`using System;

static class Keys
{
    // 3 credit, 2 debit, 0 the customer gave up, -1 the pinpad failed.
    public static int ChosenFunction()
    {
        for (;;)
        {
            int shown = CliSiTef.EscreveMensagemPinPad("F1 CREDITO\rF2 DEBITO");
            if (shown != 0) return -1;
            int key = CliSiTef.LeTeclaPinPad();
            if (key == 4) return 3;
            if (key == 5) return 2;
            if (key == 13) return 0;
            Console.WriteLine("another key or an error: " + key);
        }
    }
}`,
  java: String.raw`class Keys {
    /** 3 credit, 2 debit, 0 the customer gave up, -1 the pinpad failed. */
    static int chosenFunction() {
        for (;;) {
            int shown = CliSiTef.LIBRARY.EscreveMensagemPinPad("F1 CREDITO\rF2 DEBITO");
            if (shown != 0) return -1;
            int key = CliSiTef.LIBRARY.LeTeclaPinPad();
            if (key == 4) return 3;
            if (key == 5) return 2;
            if (key == 13) return 0;
            System.out.println("another key or an error: " + key);
        }
    }
}`,
};
